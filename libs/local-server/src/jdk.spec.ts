import { parseJdk } from './jdk.js';

const printed = (specification: string, home: string): string => `Property settings:
    java.home = ${home}
    java.specification.version = ${specification}
    java.version = ${specification}.0.3

openjdk version "${specification}.0.3" 2026-04-21 LTS
`;

describe('a JDK', () => {
  it.each([
    { specification: '25', version: 25 },
    { specification: '21', version: 21 },
    { specification: '1.8', version: 8 },
  ])('that says $specification is Java $version', ({ specification, version }) => {
    expect(parseJdk(printed(specification, '/opt/jdk'))).toEqual({ java: '/opt/jdk/bin/java', version });
  });

  it('may live where there are spaces', () => {
    expect(parseJdk(printed('21', '/Library/Java Machines/21'))?.java).toBe('/Library/Java Machines/21/bin/java');
  });

  it.each(['', 'sh: JAVA_HOME: parameter not set', 'Unrecognized option: -XshowSettings'])(
    'is not what printed %j',
    (output) => {
      expect(parseJdk(output)).toBeUndefined();
    },
  );
});
