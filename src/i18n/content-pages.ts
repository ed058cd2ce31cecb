/** Pages whose texts are documents of the kind `page`, by slug, with their paths in English. */
export const contentPaths = {
  'about-us': '/about-us',
  'cookie-policy': '/page/cookie-policy',
  'for-organisers': '/for-organisers',
  partners: '/landing',
  'privacy-policy': '/page/privacy-policy',
  'terms-of-service': '/page/terms-of-service',
} as const

export type ContentPage = keyof typeof contentPaths

/** Pages whose former versions stay readable, for those who agreed to them. */
export const datedPages: readonly ContentPage[] = [
  'cookie-policy',
  'privacy-policy',
  'terms-of-service',
]

export const contentPages: readonly ContentPage[] = [
  'about-us',
  'cookie-policy',
  'for-organisers',
  'partners',
  'privacy-policy',
  'terms-of-service',
]
