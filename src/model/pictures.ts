/** Addresses of stored pictures: `/assets/{id}?width=&quality=&format=webp` (spec §7). */

/** Widths and qualities that are encoded; what is asked for between two gets the larger. */
export const pictureWidths = [64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 1920] as const
export const pictureQualities = [25, 50, 75, 90] as const

/** Longer side of an avatar as it is stored, which is square. */
export const avatarSide = 1024
/** Pixels in which a profile is given it: 96 or 128 on fine screens. */
export const avatarShownWidth = 256

/** 22 letters of base64url: 128 bits. Files of the build have a dot in their names, so none is ever called so. */
export const pictureIdForm = /^[\w-]{22}$/u

/** Where a picture is shown from, in the width that a page needs of it. */
export function pictureAddress(id: string, width: (typeof pictureWidths)[number]): string {
  return `/assets/${id}?width=${width}&quality=75&format=webp`
}

/** What a picture that is sent may be; its bytes decide, not its name. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
