import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

const isBucket = (binding: object): binding is R2Bucket => 'createMultipartUpload' in binding

/** Buckets of one workerd: an unused one costs nothing, a workerd half a second. */
const perRuntime = 20

let current: { miniflare: Miniflare; unused: string[] } | null = null

/** An empty R2 bucket. Its workerd ends with the process. */
export async function openBucket(): Promise<R2Bucket> {
  if (current === null || current.unused.length === 0) {
    const unused = Array.from({ length: perRuntime }, (_, index) => `MEDIA${index}`)
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        script: 'export default { fetch: () => new Response() }',
        compatibilityDate: '2026-10-01',
        r2Buckets: [...unused],
      }),
    )
    current = { miniflare, unused }
  }
  const bucket: object = await current.miniflare.getR2Bucket(current.unused.pop() ?? '')
  if (!isBucket(bucket)) throw new Error('MEDIA is not bound')
  return bucket
}
