import { Downloads } from './maven.js';

it('counts the jars and the bytes that Maven says it downloaded', () => {
  const downloads = new Downloads();
  for (const line of [
    '[INFO] Scanning for projects...',
    '[INFO] Downloading from central: http://repository.invalid/a/b.jar',
    '[INFO] Downloaded from central: http://repository.invalid/a/b.pom (4.3 kB at 52 kB/s)',
    '[INFO] Downloaded from central: http://repository.invalid/a/b.jar (12 MB at 8.0 MB/s)',
    'Downloaded from mirror: http://repository.invalid/a/c.jar (1.6 MB at 3.1 MB/s)',
  ]) {
    downloads.read(line);
  }
  expect(downloads.summary()).toBe(': 2 jars, 14 MB');
});
