/** Replaces `startline:messages` in the control worker: a server has the messages of all languages. */
export async function loadList(): Promise<void> {}
