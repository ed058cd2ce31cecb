import type { PictureView } from '../model/views.ts'

interface EventPictureProps {
  picture: PictureView
  /** Width on the page, as the attribute `sizes`. */
  sizes: string
  alt?: string
  altLang?: string | null
  /** True for the picture at the top of a page, which is loaded at once. */
  isFirst?: boolean
}

/** A picture, cropped around its focal point (`.ph` in pictures.css). Loaded when it comes into view. */
export function EventPicture({
  picture,
  sizes,
  alt = '',
  altLang = null,
  isFirst = false,
}: EventPictureProps) {
  const [x, y] = picture.focal
  return (
    <img
      className={`ph fx-${x} fy-${y}`}
      src={picture.src}
      srcSet={picture.srcset}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      lang={altLang ?? undefined}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
    />
  )
}
