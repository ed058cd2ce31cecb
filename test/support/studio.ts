import { inflateSync } from 'node:zlib'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** Red, green and blue of the four quarters of a picture: upper left, upper right, lower left, lower right. */
export type Quarters = readonly [Colour, Colour, Colour, Colour]
interface Colour {
  red: number
  green: number
}

/** The local encoder alone, to create real files and to inspect results. */
export interface Studio {
  jpeg(picture: Uint8Array): Promise<Buffer>
  webp(picture: Uint8Array): Promise<Buffer>
  quarters(picture: Uint8Array): Promise<Quarters>
  close(): Promise<void>
}

const script = `export default {
  async fetch(request, env) {
    const query = new URL(request.url).searchParams
    const side = Number(query.get('side'))
    let picture = env.IMAGES.input(request.body)
    if (side > 0) picture = picture.transform({ width: side, height: side, fit: 'squeeze' })
    return (await picture.output({ format: query.get('format') })).response()
  },
}`

/** The rows of a 2 × 2 PNG with its filters undone (PNG, 9.2). */
function pixelsOf(png: Buffer): Buffer[] {
  const depth = png[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const name = png.toString('latin1', at + 4, at + 8)
    if (name === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const raw = inflateSync(Buffer.concat(parts))
  const length = 2 * depth
  let above = Buffer.alloc(length)
  return [0, 1].map((y) => {
    const start = y * (length + 1)
    const filter = raw[start] ?? 0
    const row = Buffer.from(raw.subarray(start + 1, start + 1 + length))
    for (let x = 0; x < length; x++) {
      const left = row[x - depth] ?? 0
      const up = above[x] ?? 0
      const corner = x < depth ? 0 : (above[x - depth] ?? 0)
      const nearest = [left, up, corner].toSorted(
        (a, b) => Math.abs(left + up - corner - a) - Math.abs(left + up - corner - b),
      )
      const guess = [0, left, up, (left + up) >> 1, nearest[0] ?? 0][filter] ?? 0
      row[x] = ((row[x] ?? 0) + guess) & 255
    }
    above = row
    return row
  })
}

export async function openStudio(): Promise<Studio> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script,
      compatibilityDate: '2026-10-01',
      images: { binding: 'IMAGES' },
    }),
  )
  const encode = async (picture: Uint8Array, format: string, side = 0): Promise<Buffer> => {
    const url = `http://localhost/?format=image/${format}&side=${side}`
    const answer = await miniflare.dispatchFetch(url, { method: 'POST', body: picture })
    if (!answer.ok) throw new Error(await answer.text())
    return Buffer.from(await answer.arrayBuffer())
  }
  return {
    jpeg: (picture) => encode(picture, 'jpeg'),
    webp: (picture) => encode(picture, 'webp'),
    quarters: async (picture) => {
      const [top = Buffer.alloc(8), bottom = Buffer.alloc(8)] = pixelsOf(
        await encode(picture, 'png', 2),
      )
      const colour = (row: Buffer, x: 0 | 1): Colour => {
        const at = (x * row.length) / 2
        return { red: row[at] ?? 0, green: row[at + 1] ?? 0 }
      }
      return [colour(top, 0), colour(top, 1), colour(bottom, 0), colour(bottom, 1)]
    },
    close: () => miniflare.dispose(),
  }
}
