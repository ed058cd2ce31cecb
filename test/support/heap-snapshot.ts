import * as v from 'valibot'

const workers = v.array(v.object({ id: v.string(), webSocketDebuggerUrl: v.string() }))
const message = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.object({ chunk: v.optional(v.string()) })),
})
const heapSnapshot = v.object({
  snapshot: v.object({
    meta: v.object({
      edge_fields: v.array(v.string()),
      edge_types: v.tupleWithRest([v.array(v.string())], v.unknown()),
    }),
  }),
  edges: v.array(v.number()),
  strings: v.array(v.string()),
})

/**
 * Number of objects with a property in the heap of a worker, after the garbage collection that precedes a snapshot.
 * @param inspector address that Miniflare gives for its inspector
 */
export async function countObjectsWith(property: string, inspector: URL): Promise<number> {
  const list = await (await fetch(`http://${inspector.host}/json`)).json()
  const worker = v.parse(workers, list).find(({ id }) => id.startsWith('core:user:'))
  if (worker === undefined) throw new Error('The inspector lists no worker of the user.')
  const text = await takeSnapshot(worker.webSocketDebuggerUrl)
  const { snapshot, edges, strings } = v.parse(heapSnapshot, JSON.parse(text))
  const { edge_fields: fields, edge_types: types } = snapshot.meta
  const [typeAt, nameAt] = [fields.indexOf('type'), fields.indexOf('name_or_index')]
  const [type, name] = [types[0].indexOf('property'), strings.indexOf(property)]
  let count = 0
  for (let at = 0; at < edges.length; at += fields.length)
    if (edges[at + typeAt] === type && edges[at + nameAt] === name) count += 1
  return count
}

async function takeSnapshot(url: string): Promise<string> {
  const socket = new WebSocket(url)
  const chunks: string[] = []
  try {
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error(`The inspector closed ${url}.`)))
      socket.addEventListener('open', () => {
        socket.send('{"id":1,"method":"HeapProfiler.enable"}')
        socket.send('{"id":2,"method":"HeapProfiler.takeHeapSnapshot"}')
      })
      socket.addEventListener('message', ({ data }) => {
        const { id, method, params } = v.parse(message, JSON.parse(String(data)))
        if (method === 'HeapProfiler.addHeapSnapshotChunk') chunks.push(params?.chunk ?? '')
        if (id === 2) resolve()
      })
    })
  } finally {
    socket.close()
  }
  return chunks.join('')
}
