/** As many of the newest as a device keeps and shows. */
export const keptInvited = 100
