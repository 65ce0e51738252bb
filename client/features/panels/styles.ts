/* The style sheets of every page with a table, in order. */
import "../../canvas/board.css";
import "./table.css";
