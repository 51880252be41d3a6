/** In a process of the crew: answers each task it is sent. */
export function serve<Task, Answer>(answer: (task: Task) => Answer): void {
  process.on('message', ({ number, task }: { number: number; task: Task }) => {
    try {
      process.send?.({ task: number, answer: answer(task) });
    } catch (error) {
      process.send?.({ error: (error as Error).message });
    }
  });
}
