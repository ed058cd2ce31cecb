/** schema.org objects of a page. They name addresses in full, so they are made when the origin is known. */
export type StructuredData = (origin: string) => readonly object[]

export interface Crumb {
  name: string
  path: string
}

/** The way to a page, from home to the page itself. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + path,
    })),
  }
}
