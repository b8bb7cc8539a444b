import { inThread } from '../threads/in-thread.ts';
import { extentOf, printsOf } from './developing.ts';

const developing = { extentOf, printsOf };
export type Developing = typeof developing;

inThread(developing);
