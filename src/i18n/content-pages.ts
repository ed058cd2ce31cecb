/** Pages whose texts are documents of the kind `page`, by slug, with their paths in English. */
export const contentPaths = {
  'for-organisers': '/for-organisers',
  'terms-of-service': '/page/terms-of-service',
} as const

export type ContentPage = keyof typeof contentPaths

export const contentPages: readonly ContentPage[] = ['for-organisers', 'terms-of-service']
