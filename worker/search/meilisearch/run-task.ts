import { MeilisearchTaskTimeOutError, type EnqueuedTaskPromise, type Task } from 'meilisearch'
import { SearchServerError } from '../port/search-server-error.ts'
import { errorText } from './server.ts'

/** How to wait for a task. */
export interface TaskWaiting {
  /** Milliseconds between two questions about a task. */
  pollMs: number
  /** Milliseconds after which a task that still runs counts as failed. It may succeed later. */
  timeoutMs: number
}

/** For the cron: each question is a subrequest, of which a run has a limited number. */
export const patientWaiting: TaskWaiting = { pollMs: 500, timeoutMs: 120_000 }

/**
 * Waits for the end of a task, because writes are accepted before they are tried. The caller looks at its status.
 * @throws SearchServerError if the server does not answer, refuses the request, or takes too long
 */
export async function endedTask(
  enqueued: EnqueuedTaskPromise,
  { pollMs, timeoutMs }: TaskWaiting,
): Promise<Task> {
  try {
    return await enqueued.waitTask({ interval: pollMs, timeout: timeoutMs })
  } catch (error) {
    if (error instanceof MeilisearchTaskTimeOutError)
      throw new SearchServerError(
        'timeout',
        `Meilisearch: task ${error.cause.taskUid} has not ended in ${timeoutMs / 1000} s`,
      )
    throw new SearchServerError('failed', `Meilisearch: ${errorText(error)}`)
  }
}

/** @throws SearchServerError also if the task failed */
export async function succeededTask(
  enqueued: EnqueuedTaskPromise,
  waiting: TaskWaiting,
): Promise<Task> {
  const task = await endedTask(enqueued, waiting)
  if (task.status === 'succeeded') return task
  throw new SearchServerError(
    'failed',
    `Meilisearch: ${task.type} ${task.status}: ${task.error?.message ?? 'no reason'}`,
  )
}
