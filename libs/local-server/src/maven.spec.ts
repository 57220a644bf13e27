import { Downloads } from './maven.js';

it('says how much of all Maven has downloaded', () => {
  const downloads = new Downloads();
  expect(downloads.summary(25)).toBe('');
  for (const line of [
    '[INFO] Scanning for projects...',
    '[INFO] Downloading from central: http://repository.invalid/a/b.jar',
    '[INFO] Downloaded from central: http://repository.invalid/a/b.pom (4.3 kB at 52 kB/s)',
    '[INFO] Downloaded from central: http://repository.invalid/a/b.jar (12 MB at 8.0 MB/s)',
    'Downloaded from mirror: http://repository.invalid/a/c.jar (1.6 MB at 3.1 MB/s)',
  ]) {
    downloads.read(line);
  }
  expect(downloads.summary(25)).toBe(': 54 %, 14 of 25 MB');
  downloads.read('[INFO] Downloaded from central: http://repository.invalid/plugin.jar (14 MB at 8.0 MB/s)');
  expect(downloads.summary(25)).toBe(': 99 %, 25 of 25 MB');
});
