export type ChartPoint = { id: string; label: string; value: number; text: string }

/** The figures of a chart for people who cannot see it. */
export function ChartTable({ caption, points }: { caption: string; points: readonly ChartPoint[] }) {
  return (
    // A table is as wide as its caption, whatever width is set: the box around it clips.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <tbody>
          {points.map(point => (
            <tr key={point.id}>
              <th scope="row">{point.label}</th>
              <td>{point.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
