import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Text,
} from '@react-email/components'
import { renderToStaticMarkup } from 'react-dom/server'
import { localeTable, type Locale } from '../../src/model/locales.ts'
import { MailBib } from './mail-bib.tsx'
import { MailEvents } from './mail-events.tsx'
import { MailTickets } from './mail-tickets.tsx'
import { mailSheet, mailStyle } from './mail-style.ts'
import { notYouComesFirst, type MailAction, type MailLinks, type MailTexts } from './mail-parts.ts'

interface Props {
  texts: MailTexts
  links: MailLinks
  locale: Locale
}

/** The button and its URL as text, for programs without buttons and readers who want to see it first. */
function Action({
  action,
  linkText,
  link,
}: Pick<MailTexts, 'linkText'> & { action: MailAction; link: string }) {
  return (
    <>
      <Button className="m-button" href={link} style={mailStyle.button}>
        {action.label}
      </Button>
      <Text className="m-soft" style={mailStyle.underButton}>
        {action.valid !== null && (
          <>
            {action.valid}
            <br />
          </>
        )}
        {linkText}
        <br />
        <Link className="m-soft" href={link} style={mailStyle.address}>
          {decodeURI(link)}
        </Link>
      </Text>
    </>
  )
}

function Mail({ texts, links, locale }: Props) {
  const { subject, bib, text, facts, sections, tickets, action, linkText, notYou, choices, why } =
    texts
  const link = links.action
  const notYouText = notYou !== null && (
    <Text className="m-ink" style={mailStyle.body}>
      {notYou}
    </Text>
  )
  return (
    <Html lang={localeTable[locale].tag} dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{mailSheet}</style>
      </Head>
      <Body className="m-paper" style={mailStyle.page}>
        <Preview>{text}</Preview>
        <Container className="m-card" style={mailStyle.card}>
          <Row>
            <MailBib bib={bib} />
          </Row>
          <Row className="m-pad">
            <Column style={mailStyle.content}>
              <Heading className="m-ink" style={mailStyle.heading}>
                {subject}
              </Heading>
              <Text className="m-ink" style={mailStyle.body}>
                {text}
              </Text>
              {facts.length > 0 && (
                <div style={mailStyle.facts}>
                  {facts.map((fact) => (
                    <Text key={fact} className="m-ink" style={mailStyle.fact}>
                      {fact}
                    </Text>
                  ))}
                </div>
              )}
              <MailEvents
                sections={sections}
                stops={links.sections}
                site={links.site}
                locale={locale}
              />
              {tickets !== null && (
                <MailTickets texts={tickets} site={links.site} locale={locale} />
              )}
              {notYouComesFirst(texts) && notYouText}
              {action !== null && link !== null && (
                <Action action={action} linkText={linkText} link={link} />
              )}
              {!notYouComesFirst(texts) && notYouText}
              <Hr className="m-rule" style={mailStyle.rule} />
              <Text className="m-soft" style={mailStyle.small}>
                {why}
                {choices !== null && links.choices !== null && (
                  <>
                    {' '}
                    <Link className="m-soft" href={links.choices} style={mailStyle.choices}>
                      {choices}
                    </Link>
                  </>
                )}
              </Text>
            </Column>
          </Row>
        </Container>
        <Container style={mailStyle.below}>
          <Text className="m-ink" style={mailStyle.brand}>
            START
            <span className="m-line" style={mailStyle.line}>
              |
            </span>
            LINE
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** HTML of an email. It loads nothing but the codes of tickets: no other picture, no font or style sheet. */
export function mailHtml(texts: MailTexts, links: MailLinks, locale: Locale): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Mail texts={texts} links={links} locale={locale} />)}`
}
