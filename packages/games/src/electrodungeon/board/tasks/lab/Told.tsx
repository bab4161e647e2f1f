/** A task as it is told: the situation that one steps into, then what has to be done. */
export function Told({ story, task }: { readonly story: string; readonly task: string }) {
  return (
    <div className="ed-lab-task">
      <p className="ed-lab-story">{story}</p>
      <p>{task}</p>
    </div>
  )
}
