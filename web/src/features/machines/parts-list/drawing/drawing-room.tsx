// The room that is kept for the drawing until it comes.

export const DrawingRoom = () => <div className="drawing-pane is-open print:hidden" />;
