import type { Hue, SportGroup } from '../../src/model/event/sports.ts'
import { drawFigure, runner, skier, walker } from './figures.ts'
import {
  area,
  bar,
  boxPath,
  circle,
  columns,
  disc,
  fieldHeight,
  fieldWidth,
  groundY,
  line,
  placed,
  ruler,
  slits,
  startLine,
} from './shapes.ts'
import { wheel } from './wheel.ts'

/**
 * Illustrations of the sport groups, drawn from kilometre bars: the athlete in the deep tone, the moments before seen
 * through slits, one start line. They stand for a sport and never for one race.
 */

/** An athlete and two moments before, each 122 units further back. */
function photoFinish(x: number, y: number, scale: number, figure: typeof runner): string {
  const at = (back: number, tone: 'deep' | 'mid') =>
    placed(x - 122 * back, y, scale, drawFigure(figure, tone))
  return at(2, 'mid') + slits(5, 0, 18) + at(1, 'mid') + slits(11, 0, 18) + at(0, 'deep')
}

/** Height of a ridge of 0 to 1 at a column. @param peaks middle, height, and width to the left and right */
function ridge(
  column: number,
  peaks: readonly (readonly [middle: number, height: number, left: number, right: number])[],
): number {
  const heights = peaks.map(([middle, height, left, right]) => {
    const away = Math.abs((column - middle) / (column < middle ? left : right))
    return away < 1 ? height * (1 - away) ** 1.1 : 0
  })
  return Math.max(...heights)
}

const fourth = (value: number): number => Math.round(value / 4) * 4

function trail(): string {
  const back = (i: number) =>
    fourth(
      60 +
        190 *
          ridge(i, [
            [7.5, 0.86, 7, 6],
            [18.5, 0.92, 8, 8],
          ]),
    )
  const front = (i: number) =>
    fourth(
      26 +
        150 *
          ridge(i, [
            [2.4, 0.5, 4, 6],
            [12.4, 0.86, 8.5, 7],
            [22.5, 0.62, 5, 5],
          ]),
    )
  return (
    disc('mid', 92, 62, 25) +
    area(
      'mid',
      columns((i) => bar(i, fieldHeight - back(i), back(i)), 1),
    ) +
    area(
      'deep',
      columns((i) => bar(i, fieldHeight - front(i), front(i)), 1),
    ) +
    placed(168, 2, 7.6, drawFigure(runner, 'deep'))
  )
}

function cycling(): string {
  const radius = 98
  const part = { y: 190, radius, spokes: 40, thickness: radius * 0.1, hub: radius * 0.13 }
  const waves = (count: number, phase: number) => (spoke: number) =>
    radius * (0.365 + 0.065 * Math.sin((spoke / 40) * 2 * Math.PI * count + phase))
  return (
    wheel({ ...part, x: 128, length: waves(5, 1) }) +
    wheel({ ...part, x: 364, turn: 0.5, length: waves(5, 2.6) }) +
    line(
      'deep',
      15,
      'M128 190 206 72H320L364 190M206 72 246 190H128M246 190 320 72M194 40 206 72M320 72 308 32h34c26 0 28 30 6 34M172 36h44',
    ) +
    disc('deep', 246, 190, 20) +
    ruler
  )
}

function water(): string {
  const depth = (i: number) => 74 + 46 * Math.sin(i * 0.52 + 0.6) + 16 * Math.sin(i * 1.3)
  return (
    disc('deep', 322, 98, 27) +
    line('deep', 30, 'M120 158 248 104 204 56l66-26') +
    area('deep', boxPath([0, 158, fieldWidth, 6]) + columns((i) => bar(i, 164, depth(i)), 1)) +
    area(
      'mid',
      columns((i) => bar(i, 176 + depth(i), Math.max(0, 130 - depth(i))), 1),
    )
  )
}

function winter(): string {
  const tracks = Array.from({ length: 8 }, (_, i) => `M${28 + i * 58} 318l22-26m7 0 22 26`)
  return (
    photoFinish(184, 0, 13.2, skier) +
    line('deep', 9, 'M196 274h252q14-2 17-17') +
    line('mid', 9, tracks.join(''))
  )
}

function multi(): string {
  const depth = (i: number) => 70 + 34 * Math.sin(i * 0.9 + 0.4)
  const spoke = (i: number) => 28 + 8 * Math.sin((i / 32) * 8 * Math.PI)
  return (
    placed(232, 86, 9.7, drawFigure(runner, 'mid')) +
    slits(9, 13, 22) +
    line('deep', 10, 'M22 92q14-17 28 0t28 0 28 0 28 0') +
    area('deep', boxPath([20, 126, 122, 6]) + columns((i) => bar(i, 132, depth(i)), 1, 7)) +
    area(
      'mid',
      columns((i) => bar(i, 144 + depth(i), groundY - 144 - depth(i)), 1, 7),
    ) +
    wheel({ x: 240, y: 206, radius: 78, spokes: 32, thickness: 9.2, hub: 12, length: spoke }) +
    line('deep', 12, 'M240 206l40-78h26M268 104l12 24') +
    placed(277, 86, 9.7, drawFigure(runner, 'deep')) +
    ruler
  )
}

/** Control flag, course line with a triangle, controls and a double-ringed finish, and a walker on it. */
const other = (): string =>
  area('deep', 'M44 42h112L44 154z') +
  area('mid', 'M156 42v112H44z') +
  line('deep', 7, 'M100 42v-20') +
  line('deep', 7, 'M70 262 172 206M208 190 276 148M300 114 322 70', '20 12') +
  line('deep', 8, 'M30 282l22-40 26 38z') +
  circle('deep', 8, 190, 198, 19) +
  circle('mid', 8, 290, 136, 19) +
  circle('deep', 8, 330, 44, 24) +
  circle('deep', 6, 330, 44, 12) +
  placed(230, 54, 11.3, drawFigure(walker, 'deep')) +
  ruler

const scenes: Record<Hue, () => string> = {
  run: () => photoFinish(196, 6, 13.3, runner) + ruler,
  trail,
  cycling,
  water,
  winter,
  multi,
  other,
}

/** Bars of a hilly kilometre each behind the sign of a sport, on the ruler. */
function hills(): string {
  const height = (i: number) => 70 + 38 * Math.sin(i * 0.55 + 0.4) + 16 * Math.sin(i * 1.4)
  return (
    area(
      'mid',
      columns((i) => bar(i, groundY - height(i), height(i)), 1),
    ) + ruler
  )
}

/** Water from the knees of a sign downwards. */
function shore(): string {
  const depth = (i: number) => 26 + 14 * Math.sin(i * 0.52 + 0.6) + 6 * Math.sin(i * 1.3)
  const top = 252
  return (
    area('mid', boxPath([0, top, fieldWidth, 6]) + columns((i) => bar(i, top + 6, depth(i)), 1)) +
    area(
      'mid',
      columns((i) => bar(i, top + 18 + depth(i), Math.max(0, 40 - depth(i))), 1),
    )
  )
}

/** Tracks in the snow, which rise behind the sign. */
function slope(): string {
  const tracks = Array.from({ length: 8 }, (_, i) => `M${28 + i * 58} 318l22-26m7 0 22 26`)
  const height = (i: number) => 24 + 5.4 * i
  return (
    area(
      'mid',
      columns((i) => bar(i, groundY - 8 - height(i), height(i)), 1),
    ) + line('mid', 9, tracks.join(''))
  )
}

/** Ground on which the sign of a sport stands that is not the one of its group's scene. */
const grounds: Record<SportGroup, () => string> = {
  run: hills,
  cycling: hills,
  water: shore,
  winter: slope,
  other: hills,
  multi: shore,
}

/**
 * The file of all illustrations, which src/ui/illustration.tsx uses: one symbol per hue, and the ground of each group,
 * named `ground-water`.
 */
export function illustrationSprite(): string {
  const symbol = (id: string, drawing: string) =>
    `<symbol id="${id}" viewBox="0 0 ${fieldWidth} ${fieldHeight}" overflow="visible">${drawing}${startLine}</symbol>\n`
  const symbols = [
    ...Object.entries(scenes).map(([hue, draw]) => symbol(hue, draw())),
    ...Object.entries(grounds).map(([group, draw]) => symbol(`ground-${group}`, draw())),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
}
