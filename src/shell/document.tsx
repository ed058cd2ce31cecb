import { HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { localeTable } from '../model/locales.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { monitorAttributes } from '../request/monitor.ts'
import { preferenceAttributes } from '../request/preferences.ts'
import { getRequestId, googleAttributes, siteOrigin } from '../request/rendering.ts'
import { OtherLocales } from './other-locales.tsx'

export function Document({ children }: { children: ReactNode }) {
  const locale = getLocale()
  return (
    <html
      lang={localeTable[locale].tag}
      data-locale={locale}
      {...preferenceAttributes()}
      data-origin={siteOrigin()}
      data-request-id={getRequestId()}
      data-close={m.snack_close()}
      {...monitorAttributes()}
      {...googleAttributes()}
      // Scripts write attributes, such as the state of consent, before hydration.
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        <OtherLocales />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
