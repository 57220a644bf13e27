import { databaseMemory, LEAST, machineMb } from './database-memory.js';

describe('the memory of a database of our own', () => {
  it.each([
    { machine: 2_048, heapMb: 1_024, pageCacheMb: 256 },
    { machine: 4_096, heapMb: 1_024, pageCacheMb: 512 },
    { machine: 16_384, heapMb: 2_048, pageCacheMb: 2_048 },
    { machine: 131_072, heapMb: 8_192, pageCacheMb: 16_384 },
    { machine: 1_048_576, heapMb: 8_192, pageCacheMb: 32_768 },
  ])('is $heapMb MiB of heap and $pageCacheMb MiB of page cache on $machine MiB', ({ machine, ...memory }) => {
    expect(databaseMemory(machine)).toEqual(memory);
  });

  it('is of a machine that is there', () => {
    expect(machineMb()).toBeGreaterThan(LEAST.heapMb);
  });
});
