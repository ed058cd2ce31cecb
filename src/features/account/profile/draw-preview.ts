/**
 * Draws the square from the middle of a picture, upright, as it will be shown. What the browser cannot read stays
 * undrawn: whether a picture is taken, the server says.
 */
export async function drawPreview(canvas: HTMLCanvasElement, file: Blob): Promise<void> {
  const pen = canvas.getContext('2d')
  pen?.clearRect(0, 0, canvas.width, canvas.height)
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return
  const side = Math.min(picture.width, picture.height)
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  pen?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
}
