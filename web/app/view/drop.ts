/** Files that are dropped anywhere on the page. */

export function acceptFiles(take: (file: File) => void): void {
  const root = document.documentElement;
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  window.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    root.classList.add('dropping');
  });
  window.addEventListener('dragleave', () => root.classList.remove('dropping'));
  window.addEventListener('drop', (event) => {
    root.classList.remove('dropping');
    const file = event.dataTransfer?.files[0];
    if (!hasFiles(event) || !file) return;
    event.preventDefault();
    take(file);
  });
}
