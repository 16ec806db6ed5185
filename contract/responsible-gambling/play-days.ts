/** For how many days the play of an invited friend counts, from when their recharges are enough. */
export const friendPlayDays = 90
