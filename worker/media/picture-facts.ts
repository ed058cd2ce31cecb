/** What a file says of its picture, read without decoding it. */
export interface PictureFacts {
  /** Pixels as they are stored, before the orientation is applied. */
  width: number
  height: number
  /** Whether it has, or announces, more than one frame. */
  animated: boolean
  /** Bytes of its colour profile, as stored; 0 without one. */
  profileBytes: number
  /** Whether its parts follow each other up to its end. */
  whole: boolean
}
