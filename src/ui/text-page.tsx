import type { ReactNode } from 'react'
import type { Hue } from '../model/event/sports.ts'
import { ScenePanel } from './scene-panel.tsx'

interface TextPageProps {
  title: string
  /** Language of the title, if it is not that of the page. */
  titleLang?: string | null
  /** Hue of the scene beside the text. */
  hue: Hue
  children: ReactNode
}

/** A page of running text. */
export function TextPage({ title, titleLang = null, hue, children }: TextPageProps) {
  return (
    <div className="wrap about text-page">
      <h1 lang={titleLang ?? undefined}>{title}</h1>
      <div className="flow">{children}</div>
      <ScenePanel hue={hue} />
    </div>
  )
}
