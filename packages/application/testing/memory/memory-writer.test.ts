import { writerContract } from '../contracts/writer-contract.ts';
import { MemoryWriter } from './memory-writer.ts';

writerContract('in memory', () => new MemoryWriter());
