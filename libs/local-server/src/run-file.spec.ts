import { parseRun } from './run-file.js';

it('a run file tells the process, its owner and the ports', () => {
  const run = { pid: 1, owner: 2, boltPort: 3, httpPort: 4 };
  expect(parseRun(JSON.stringify({ ...run, more: 'ignored' }))).toEqual(run);
});

it.each(['', '{}', 'null', '{"pid":1,"owner":2,"boltPort":3', '{"pid":"1","owner":2,"boltPort":3,"httpPort":4}'])(
  'a run file with %j is as good as none',
  (text) => {
    expect(parseRun(text)).toBeUndefined();
  },
);
