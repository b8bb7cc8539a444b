import { inThread } from '../threads/in-thread.ts';
import { enlargementOf, extentOf, printsOf } from './developing.ts';

const developing = { enlargementOf, extentOf, printsOf };
export type Developing = typeof developing;

inThread(developing);
