/** Creates the schema.org objects of a page, which contain absolute URLs. */
export type StructuredData = (origin: string) => readonly object[]

export interface Crumb {
  name: string
  path: string
}

/** Breadcrumbs from the home page to the page itself. */
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
