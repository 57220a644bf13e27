import { fromCaller } from './called-from.js';

const before = process.env.CALLED_FROM;
afterEach(() => {
  if (before === undefined) delete process.env.CALLED_FROM;
  else process.env.CALLED_FROM = before;
});

it('a path that is given to a command begins where the command was called', () => {
  process.env.CALLED_FROM = '/home/someone/shop';
  expect(fromCaller('.')).toBe('/home/someone/shop');
  expect(fromCaller('backups/x')).toBe('/home/someone/shop/backups/x');
  expect(fromCaller('/backups/x')).toBe('/backups/x');
});

it('a path begins in the directory of the process where nobody says another', () => {
  delete process.env.CALLED_FROM;
  expect(fromCaller('x')).toBe(`${process.cwd()}/x`);
});
