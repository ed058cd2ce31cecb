import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

const isKv = (binding: object): binding is KVNamespace => 'getWithMetadata' in binding

/** A KV of a Miniflare, in the types of the worker: its own differ in their overloads. */
export async function kvOf(miniflare: Miniflare, binding = 'KV'): Promise<KVNamespace> {
  const kv = await miniflare.getKVNamespace(binding)
  if (!isKv(kv)) throw new Error(`${binding} is not bound`)
  return kv
}

/** Namespaces of one workerd: an unused one costs nothing, a workerd half a second. */
const perRuntime = 50

interface Runtime {
  miniflare: Miniflare
  /** Names of the namespaces that have not been opened. */
  unused: string[]
}

/** The workerd of this process; it ends with the process. */
let current: Runtime | null = null

function startRuntime(): Runtime {
  const unused = Array.from({ length: perRuntime }, (_, index) => `KV${index}`)
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      compatibilityDate: '2026-10-01',
      kvNamespaces: [...unused],
    }),
  )
  return { miniflare, unused }
}

/** An empty KV. Closing it frees nothing: its workerd ends with the process. */
export async function openKv(): Promise<{ kv: KVNamespace; close: () => Promise<void> }> {
  if (current === null || current.unused.length === 0) current = startRuntime()
  const { miniflare, unused } = current
  return { kv: await kvOf(miniflare, unused.pop()), close: async () => {} }
}
