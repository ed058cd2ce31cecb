import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

const isKv = (binding: object): binding is KVNamespace => 'getWithMetadata' in binding

/** The KV of a Miniflare, in the types of the worker: its own differ in their overloads. */
export async function kvOf(miniflare: Miniflare): Promise<KVNamespace> {
  const kv = await miniflare.getKVNamespace('KV')
  if (!isKv(kv)) throw new Error('KV is not bound')
  return kv
}

/** An empty KV in a Miniflare of its own. */
export async function openKv(): Promise<{ kv: KVNamespace; close: () => Promise<void> }> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      compatibilityDate: '2026-10-01',
      kvNamespaces: ['KV'],
    }),
  )
  return { kv: await kvOf(miniflare), close: () => miniflare.dispose() }
}
