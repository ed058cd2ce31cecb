import { Bars } from './bars.tsx'

/** Kilometres on the bibs. */
const distances = [42, 21, 10]

/** Three bibs that wait for a race, in place of an empty list. They are decoration. */
export function GhostBibs() {
  return (
    <div className="ghosts" aria-hidden="true">
      {distances.map((km) => (
        <div className="ghost eye" key={km}>
          <span className="num">{km}</span>
          <Bars seed="" legs={[{ hue: 'run', km }]} width={140} height={40} />
        </div>
      ))}
    </div>
  )
}
