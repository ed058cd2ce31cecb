import { HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { localeTable } from '../i18n/locales.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { monitorAttributes } from '../request/monitor.ts'
import { getPreferences, getRequestId, googleAttributes, siteOrigin } from '../request/rendering.ts'
import { OtherLocales } from './other-locales.tsx'

export function Document({ children }: { children: ReactNode }) {
  const locale = getLocale()
  const { unit, currency } = getPreferences()
  return (
    <html
      lang={localeTable[locale].tag}
      data-locale={locale}
      data-unit={unit}
      data-currency={currency}
      data-origin={siteOrigin()}
      data-request-id={getRequestId()}
      data-close={m.snack_close()}
      {...monitorAttributes()}
      {...googleAttributes()}
      // The boot writes the state of consent here before React comes.
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
