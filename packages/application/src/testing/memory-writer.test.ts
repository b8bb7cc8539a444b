import { MemoryWriter } from './memory-writer.ts';
import { writerContract } from './writer-contract.ts';

writerContract('in memory', () => new MemoryWriter());
