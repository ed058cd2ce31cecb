/** URLs of stored pictures: `/assets/{id}?width=&quality=&format=webp` (spec §7). */

/** Widths and qualities that are encoded; a value between two is served in the larger. */
export const pictureWidths = [64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 1920] as const
export const pictureQualities = [25, 50, 75, 90] as const

/** Side of a stored avatar in pixels; avatars are square. */
export const avatarSide = 1024
/** Longer side of a stored logo in pixels. */
export const logoSide = 1024
/** Width that profiles request, in pixels: they show 96 or 128 CSS pixels, on fine screens as well. */
export const avatarShownWidth = 256

/** 22 characters of base64url: 128 bits. Files of the build have a dot in their names and never match. */
export const pictureIdForm = /^[\w-]{22}$/u

/** Path of a picture in a width. */
export function pictureUrl(id: string, width: (typeof pictureWidths)[number]): string {
  return `/assets/${id}?width=${width}&quality=75&format=webp`
}

/** Accepted types of uploaded pictures, detected by their bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
