/** Query key by which a page's URL gives the router's data of that page; its value identifies the page's content. */
export const pageDataKey = 'pageData'
