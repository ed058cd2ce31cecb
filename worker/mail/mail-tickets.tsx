import { Heading, Img, Link, Text } from '@react-email/components'
import { ticketPaths } from '../../src/i18n/ticket-paths.ts'
import type { Locale } from '../../src/model/locales.ts'
import type { MailTickets as Tickets } from './mail-parts.ts'
import { mailStyle } from './mail-style.ts'

/** Pixels of a code: 6 a module. */
const size = 282

interface MailTicketsProps {
  texts: Tickets
  site: string
  locale: Locale
}

/** Tickets as pictures below the links to their pages. The pictures are the only thing that an email loads. */
export function MailTickets({ texts, site, locale }: MailTicketsProps) {
  const { heading, open, code, tickets } = texts
  return (
    <div style={mailStyle.facts}>
      <Heading as="h2" className="m-ink" style={mailStyle.section}>
        {heading}
      </Heading>
      {tickets.map(({ address, race, language }) => {
        const { page, png } = ticketPaths(address, locale)
        return (
          <div key={address}>
            <Text className="m-ink m-rule" style={mailStyle.event}>
              <b lang={language}>{race}</b>
              <br />
              <Link className="m-ink" href={site + page} style={mailStyle.name}>
                {open}
              </Link>
            </Text>
            <Img
              fetchPriority="low"
              src={site + png}
              alt={code}
              width={size}
              height={size}
              style={mailStyle.code}
            />
          </div>
        )
      })}
    </div>
  )
}
