import { picturePixelsLimit, pictureSideLimit } from '../model/values/limits.ts'

/** Pixels of a scaled picture: Safari on iOS has no larger canvas. The longer side is stored with 2,560 pixels at most. */
const scaledPixels = 16_000_000
const quality = 0.92

interface Size {
  width: number
  height: number
}

/** Size to which a picture is scaled before it is uploaded; null for one that the API takes as it is. */
export function scaledSize({ width, height }: Size): Size | null {
  const isTaken =
    Math.max(width, height) <= pictureSideLimit && width * height <= picturePixelsLimit
  if (isTaken) return null
  const scale = Math.min(
    pictureSideLimit / Math.max(width, height),
    Math.sqrt(scaledPixels / (width * height)),
  )
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** An image element of a file, turned as its camera was held; it rejects for a file that the browser cannot decode. */
async function imageOf(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  const loaded = new Promise((resolve, reject) => {
    image.addEventListener('load', resolve)
    image.addEventListener('error', reject)
  })
  image.src = url
  await loaded
  return image
}

async function draw(image: HTMLImageElement, { width, height }: Size, type: string) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })
}

/**
 * The file of a picture, scaled down if it has more pixels than the API takes, such as a 48-megapixel photo of a phone.
 * One that the browser cannot decode stays as it is, for the API to refuse with its reason.
 */
export async function scalePicture(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file)
  try {
    const image = await imageOf(url)
    const size = scaledSize({ width: image.naturalWidth, height: image.naturalHeight })
    return (size === null ? null : await draw(image, size, file.type)) ?? file
  } catch {
    return file
  } finally {
    URL.revokeObjectURL(url)
  }
}
