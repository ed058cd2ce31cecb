/** Words of following an organiser that browser and server share. */

/** Field of the form without scripts, with the organiser's permalink. */
export const followField = 'organiser'
