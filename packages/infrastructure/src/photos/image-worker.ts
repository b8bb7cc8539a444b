import { handleTasks } from '../worker-threads/handle-tasks.ts';
import { deferredVariantOf, readDimensions, variantsOf } from './image-processing.ts';

const imageTasks = { deferredVariantOf, readDimensions, variantsOf };
export type ImageTasks = typeof imageTasks;

handleTasks(imageTasks);
