import { parseRun } from './run-file.js';

it('a run file tells the process, the ports, and whether it is being stopped', () => {
  const run = { pid: 1, boltPort: 3, httpPort: 4 };
  expect(parseRun(JSON.stringify({ ...run, more: 'ignored' }))).toEqual(run);
  expect(parseRun(JSON.stringify({ ...run, stopping: true }))).toEqual({ ...run, stopping: true });
});

it.each(['', '{}', 'null', '{"pid":1,"boltPort":3', '{"pid":"1","boltPort":3,"httpPort":4}'])(
  'a run file with %j is as good as none',
  (text) => {
    expect(parseRun(text)).toBeUndefined();
  },
);
