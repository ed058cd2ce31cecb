import { MissingPage } from './missing-page.tsx'

/** The page as the server renders it: at once, where a browser loads it (src/router.tsx). */
export const ServedMissingPage = MissingPage
