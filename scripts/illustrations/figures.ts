import { disc, line, type Tone } from './shapes.ts'

/** Athletes on the 24-unit grid of the sport icons: a head of 2, limbs of 2.15 and a torso half as wide again. */
interface Figure {
  head: readonly [x: number, y: number, radius: number]
  limbs: string
  torso: string
  /** Poles or sticks, thinner than limbs. */
  poles?: string
}

const limbWidth = 2.15

export const runner: Figure = {
  head: [15.2, 3.6, 2.05],
  limbs:
    'M10.7 13.2l3.9 2.6-1.2 5.4M10.7 13.2 9.2 16.9l-5 .6M13 7.9l3.3 2.6 3.3-1M12.4 7.5l-4 .8-1.9 3',
  torso: 'M12.7 8 10.9 12.8',
}

export const skier: Figure = {
  head: [14, 3.5, 2],
  limbs:
    'M10.5 12.4l3.6 2.6-.5 4.7M10.5 12.4 8.9 16.1l-3.5 2.4M12.6 7.5l3.2 2.2 2.6-.8M12 7.4l-3.6 1.2-1.9 2.6',
  torso: 'M12.3 7.9 10.7 12',
  poles: 'M18.4 8.9l1.9 10.6M6.5 11.2 2.8 17.4',
}

export const walker: Figure = {
  head: [12.4, 3.6, 2],
  limbs:
    'M11.5 13.4l2.6 3.1 1 4.5M11.5 13.4l-1.1 3.8-2.6 3.8M12 7.9l3 2.3 2.3-.4M11.7 7.8 8.9 9.5 7.2 12.4',
  torso: 'M11.9 8 11.5 13',
  poles: 'M17.2 9.8l3.3 11.2M7.2 12.4 3.6 21',
}

export const drawFigure = ({ head, limbs, torso, poles }: Figure, tone: Tone): string =>
  disc(tone, ...head) +
  line(tone, limbWidth, limbs) +
  line(tone, limbWidth * 1.42, torso) +
  (poles === undefined ? '' : line(tone, 0.95, poles))
