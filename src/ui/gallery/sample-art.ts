const scenes = [
  ['#0e4a54', '#e0392a', '#ffc83d'],
  ['#2a1f52', '#2f9fe0', '#f1f5ea'],
  ['#123b2d', '#ffc83d', '#58d18c'],
  ['#4a1420', '#ff8a78', '#ffc83d'],
  ['#0b3d63', '#5cbcf2', '#ffdc7a'],
  ['#3a2a08', '#ffc83d', '#e0392a'],
] as const

/** Stand-in pictures of the gallery, drawn here so that it needs neither network nor catalogue. */
export function sampleArt(seed: number, width = 180, height = 240): string {
  const [ground, near, far] = scenes[seed % scenes.length] ?? scenes[0]
  const middle = width / 2
  const horizon = height * 0.62
  const body =
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<circle cx="${middle + 20 - (seed % 3) * 20}" cy="${horizon}" r="${height * 0.3}" fill="${far}"/>` +
    `<path d="M0 ${horizon}q${middle / 2} -${40 + seed * 6} ${middle} 0t${middle} 0V${height}H0z" fill="${near}"/>` +
    `<path d="M0 ${horizon + 40}q${middle / 2} 40 ${middle} 0t${middle} 0V${height}H0z" fill="${ground}" opacity=".75"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
