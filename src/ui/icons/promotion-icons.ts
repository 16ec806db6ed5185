export const wheelIcon =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 3v7M12 14v7M3 12h7M14 12h7M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4'
export const chestIcon =
  'M4 11V8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v3M3 11h18v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1zM10 11h4v4h-4z'
export const umbrellaIcon = 'M12 3a9 9 0 0 1 9 9H3a9 9 0 0 1 9-9M12 3V2M12 12v6.5a2.5 2.5 0 0 0 5 0'
export const stairsIcon = 'M3 20h5v-4h4v-4h4V8h5'
export const calendarIcon =
  'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1M4 10h16M8 3v4M16 3v4M9 15l2 2 4-4'
export const percentIcon =
  'M19 5 5 19M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4'
export const coinIcon = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v8'
export const gemIcon = 'M6 4h12l4 6-10 11L2 10zM2 10h20M9 4l-1 6 4 11 4-11-1-6'
export const starIcon = 'm12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z'
export const featherIcon = 'M20 4C12 4 6 9 6 16l-2 4M6 16c7 0 12-4 14-12M9 13h4'
