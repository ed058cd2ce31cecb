/**
 * Draws the central square of a picture with its EXIF orientation applied, as it will be shown. A picture that the
 * browser cannot decode is not drawn; only the server decides whether it is accepted.
 */
export async function drawPreview(canvas: HTMLCanvasElement, file: Blob): Promise<void> {
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, canvas.width, canvas.height)
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return
  const side = Math.min(picture.width, picture.height)
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
}
