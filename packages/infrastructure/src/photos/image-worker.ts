import { inThread } from '../worker-threads/handle-tasks.ts';
import { enlargementOf, extentOf, printsOf } from './image-processing.ts';

const developing = { enlargementOf, extentOf, printsOf };
export type Developing = typeof developing;

inThread(developing);
