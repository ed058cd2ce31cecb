import 'react'

declare module 'react' {
  interface MetaHTMLAttributes<T> {
    /** TanStack Router renders this entry as an escaped JSON-LD script. */
    'script:ld+json'?: object
  }
}
