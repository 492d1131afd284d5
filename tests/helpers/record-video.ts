/** Two seconds of video, made by the browser itself, as base64. Runs in the page (`page.evaluate`). */
export async function recordVideo(): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const brush = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/mp4' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const started = performance.now();
  await new Promise<void>((resolve) => {
    const draw = () => {
      const elapsed = performance.now() - started;
      if (brush) {
        brush.fillStyle = `hsl(${elapsed / 10} 80% 50%)`;
        brush.fillRect(0, 0, canvas.width, canvas.height);
      }
      if (elapsed > 2000) resolve();
      else requestAnimationFrame(draw);
    };
    draw();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
