import type { DocumentPictureView } from '../../model/views.ts'

interface DocumentPictureProps {
  picture: DocumentPictureView
  /** Width on the page, as the attribute `sizes`. */
  sizes: string
  alt?: string
  altLang?: string | null
}

/** A whole picture, loaded when it comes into view. */
export function DocumentPicture({
  picture,
  sizes,
  alt = '',
  altLang = null,
}: DocumentPictureProps) {
  const { src, srcset, width, height } = picture
  return (
    <img
      src={src}
      srcSet={srcset}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      lang={altLang ?? undefined}
      loading="lazy"
      decoding="async"
    />
  )
}
