import type { Hue } from '../model/event/sports.ts'
import { Illustration } from './illustration.tsx'

/** Field of a sport's stock with its scene, from 1024 px beside a form or a text. It is decoration. */
export function ScenePanel({ hue, text }: { hue: Hue; text?: string }) {
  return (
    <div className={`scene g-${hue}`} aria-hidden="true">
      <div className="scene-in">
        {text === undefined ? null : <p>{text}</p>}
        <Illustration hue={hue} />
      </div>
    </div>
  )
}
