import { nextTask } from './next-task.ts'

// Modules imported after this one are evaluated in a task of their own, so that input does not wait for all of them.
await nextTask()
